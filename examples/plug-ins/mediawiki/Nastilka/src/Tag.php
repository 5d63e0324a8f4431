<?php
namespace Nastilka;

use Html;
use MediaWiki\MediaWikiServices;
use Parser;

/** The tag <tabletop-game>; the text in it, if there is any, is a record. */
class Tag {
	private const ATTRIBUTES = [ 'game', 'seats', 'names', 'seed', 'options', 'pace', 'position', 'record', 'rule',
		'lesson', 'puzzle', 'readonly', 'lang', 'theme', 'title' ];

	public static function register( Parser $parser ): void {
		$parser->setHook( 'tabletop-game', [ self::class, 'render' ] );
	}

	/** The element, and the page's script once; nothing where no address is set. */
	public static function render( ?string $text, array $given, Parser $parser ): string {
		$config = MediaWikiServices::getInstance()->getMainConfig();
		$address = (string)$config->get( 'NastilkaAddress' );
		if ( $address === '' ) {
			return '';
		}
		$script = Html::element( 'script', [ 'src' => $address . 'embed.js', 'async' => true ] );
		$parser->getOutput()->addHeadItem( $script, 'nastilka' );
		$attributes = array_intersect_key( $given, array_flip( self::ATTRIBUTES ) );
		$record = trim( (string)$text );
		return Html::element( 'tabletop-game', $record === '' ? $attributes : $attributes + [ 'record' => $record ] );
	}
}
