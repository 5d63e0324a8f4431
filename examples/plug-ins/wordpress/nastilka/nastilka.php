<?php
/**
 * Plugin Name: Nastilka
 * Description: Tables to play at: [tabletop-game game="nizam" seats="human,bot:2"], or the block of the same name.
 * Version: 1.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 */

defined( 'ABSPATH' ) || exit;

const NASTILKA_ATTRIBUTES = array( 'game', 'seats', 'names', 'seed', 'options', 'pace', 'position', 'record', 'rule', 'lesson', 'puzzle', 'readonly', 'lang', 'theme', 'title' );

/** Where the games are, with a slash at the end; empty until somebody has set it. */
function nastilka_address() {
	return esc_url_raw( get_option( 'nastilka_address', '' ), array( 'http', 'https' ) );
}

/** A table for the attributes that were given; nothing is shown where no address is set. */
function nastilka_table( $given ) {
	$address = nastilka_address();
	if ( '' === $address ) {
		return '';
	}
	wp_enqueue_script( 'nastilka', $address . 'embed.js', array(), null, true );
	$written = '';
	foreach ( NASTILKA_ATTRIBUTES as $name ) {
		if ( isset( $given[ $name ] ) && is_scalar( $given[ $name ] ) && '' !== (string) $given[ $name ] ) {
			$written .= sprintf( ' %s="%s"', $name, esc_attr( (string) $given[ $name ] ) );
		}
	}
	return "<tabletop-game$written></tabletop-game>";
}

add_shortcode( 'tabletop-game', 'nastilka_table' );

add_action(
	'init',
	function () {
		wp_register_script( 'nastilka-block', plugins_url( 'block.js', __FILE__ ), array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element' ), '1.0', true );
		register_block_type(
			'nastilka/table',
			array(
				'api_version'     => 2,
				'title'           => 'Tabletop game',
				'category'        => 'embed',
				'icon'            => 'games',
				'editor_script'   => 'nastilka-block',
				'attributes'      => array_fill_keys( NASTILKA_ATTRIBUTES, array( 'type' => 'string', 'default' => '' ) ),
				'render_callback' => 'nastilka_table',
			)
		);
	}
);

add_action(
	'admin_init',
	function () {
		register_setting(
			'reading',
			'nastilka_address',
			array(
				'type'              => 'string',
				'sanitize_callback' => function ( $text ) {
					$address = esc_url_raw( trim( (string) $text ), array( 'http', 'https' ) );
					return '' === $address ? '' : trailingslashit( $address );
				},
			)
		);
		add_settings_field(
			'nastilka_address',
			'Address of the games',
			function () {
				printf( '<input type="url" name="nastilka_address" class="regular-text" value="%s">', esc_attr( get_option( 'nastilka_address', '' ) ) );
			},
			'reading'
		);
	}
);
