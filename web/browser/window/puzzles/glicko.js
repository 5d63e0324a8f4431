// Glicko-2: a rating with its deviation and its volatility, after the games of one period. Mark E. Glickman, "Example of
// the Glicko-2 system" (2012, revised 2022), http://www.glicko.net/glicko/glicko2.pdf; the steps have its numbers.

/**
 * @typedef {object} Rating
 * @property {number} rating 1500 in the middle
 * @property {number} deviation its standard deviation: two of them to either side are as good as certain
 * @property {number} volatility how much the rating is expected to move
 *
 * A game of a period: whom it was against, and the score, from 0 to 1.
 * @typedef {{ rating: number, deviation: number, score: number }} Game
 */

const SCALE = 173.7178;
const TAU = 0.5; // how fast the volatility may change: between 0.3 and 1.2, says the paper
const EXACT = 0.000001;
const WIDEST = 350;

/** @param {number} deviation */
const weight = (deviation) => 1 / Math.sqrt(1 + (3 * deviation ** 2) / Math.PI ** 2);

/**
 * Step 5: the new volatility, by the Illinois algorithm.
 * @param {number} deviation
 * @param {number} volatility
 * @param {number} variance
 * @param {number} change
 */
const volatilityAfter = (deviation, volatility, variance, change) => {
  const a = Math.log(volatility ** 2);
  /** @param {number} x */
  const f = (x) => {
    const spread = deviation ** 2 + variance + Math.exp(x);
    return (Math.exp(x) * (change ** 2 - spread)) / (2 * spread ** 2) - (x - a) / TAU ** 2;
  };
  let [low, high] = [a, Math.log(Math.max(EXACT, change ** 2 - deviation ** 2 - variance))];
  if (change ** 2 <= deviation ** 2 + variance) {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    high = a - k * TAU;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > EXACT) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, atMiddle];
  }
  return Math.exp(low / 2);
};

/** A rating after periods without a game: it is less certain. @param {Rating} before @param {number} periods @returns {Rating} */
export const rested = (before, periods) => {
  const deviation = Math.hypot(before.deviation, SCALE * before.volatility * Math.sqrt(Math.max(0, periods)));
  return { ...before, deviation: Math.min(WIDEST, deviation) };
};

/** A rating after the games of a period. @param {Rating} before @param {Game[]} games @returns {Rating} */
export const rated = (before, games) => {
  if (!games.length) return rested(before, 1);
  const [mu, phi] = [(before.rating - 1500) / SCALE, before.deviation / SCALE];
  let [information, surprise] = [0, 0];
  for (const { rating, deviation, score } of games) {
    const g = weight(deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mu - (rating - 1500) / SCALE)));
    information += g ** 2 * expected * (1 - expected);
    surprise += g * (score - expected);
  }
  const variance = 1 / information; // step 3
  const volatility = volatilityAfter(phi, before.volatility, variance, variance * surprise);
  const wider = Math.hypot(phi, volatility); // step 6
  const after = 1 / Math.sqrt(1 / wider ** 2 + information); // step 7
  return { rating: SCALE * (mu + after ** 2 * surprise) + 1500, deviation: Math.min(WIDEST, SCALE * after), volatility };
};
