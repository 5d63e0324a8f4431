-- What somebody does in Neovim with a page that is open, told as JSON on a file: nvim --headless -l has come later.
local patience = 60000

local function command()
  return vim.split(vim.env.SERVER, "\n")
end

local function wait(what, found)
  assert(vim.wait(patience, found, 20), what .. " did not come")
end

local function floating()
  for _, window in ipairs(vim.api.nvim_list_wins()) do
    if vim.api.nvim_win_get_config(window).relative ~= "" then
      return table.concat(vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(window), 0, -1, false), "\n")
    end
  end
end

local function diagnostics()
  local found = {}
  for _, each in ipairs(vim.diagnostic.get(0)) do
    table.insert(found, { each.lnum, each.col, each.end_col, each.message, each.source })
  end
  return found
end

-- Put the cursor behind the first `text`, and ask.
local function cursor(text)
  assert(vim.fn.search("\\V" .. vim.fn.escape(text, "\\"), "w") > 0, text)
end

local function complete(line, prefix)
  vim.fn.search("\\V" .. line, "we")
  vim.cmd("startinsert!")
  local params = vim.lsp.util.make_position_params()
  params.position.character = #vim.api.nvim_get_current_line()
  local answers = vim.lsp.buf_request_sync(0, "textDocument/completion", params, patience)
  local items = vim.lsp.util.text_document_completion_list_to_complete_items(answers[1].result, prefix)
  local words = {}
  for _, item in ipairs(items) do
    table.insert(words, item.word)
  end
  return words
end

local told = {}
local client = vim.lsp.start_client({
  name = "pyengine",
  cmd = command(),
  init_options = { lang = vim.env.RULES_LANG },
})
vim.lsp.buf_attach_client(0, client)
wait("diagnostics", function() return #vim.diagnostic.get(0) > 0 end)
told.wrong = diagnostics()
cursor("F2F-8")
vim.lsp.buf.hover()
wait("the rule", floating)
told.rule = floating()
told.legal = complete("> 28>own-up ", "")
vim.api.nvim_set_current_line(vim.api.nvim_get_current_line() .. told.legal[1])
vim.cmd("stopinsert")
cursor("> 18>own-up")
vim.api.nvim_set_current_line("> 17>own-up")
wait("the end of what was wrong", function() return #vim.diagnostic.get(0) == 0 end)
told.mended = diagnostics()
told.text = vim.api.nvim_buf_get_lines(0, 0, -1, false)
cursor("F2F-8")
vim.cmd("set hidden")
local page = vim.api.nvim_buf_get_name(0)
vim.lsp.buf.definition()
wait("the rulebook", function() return vim.api.nvim_buf_get_name(0) ~= page end)
told.definition = { vim.fn.fnamemodify(vim.api.nvim_buf_get_name(0), ":t"), vim.api.nvim_get_current_line() }
vim.fn.writefile({ vim.fn.json_encode(told) }, vim.env.TOLD)
vim.cmd("qall!")
