import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Ink } from "./ink";

interface IconSet {
	icons: Record<string, { body: string } | undefined>;
}

const SIZE = 32;
let set: IconSet | undefined;

/**
 * A Fluent emoji (MIT, Microsoft) standing on the point (x, y), `width` pixels wide, with ids of its own so
 * that two copies never share a gradient. Throws when the set has no such name.
 */
export function emoji(ink: Ink, name: string, x: number, y: number, width: number, turn = 0): string {
	set ??= JSON.parse(readFileSync(fileURLToPath(import.meta.resolve("@iconify-json/fluent-emoji/icons.json")), "utf8"));
	const icon = set?.icons[name];
	if (!icon) throw new Error(`The Fluent emoji set has no "${name}".`);
	const prefix = ink.id();
	const body = icon.body
		.replaceAll(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
		.replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
		.replaceAll(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
	const scale = width / SIZE;
	return `<g transform="translate(${x} ${y}) rotate(${turn}) translate(${-width / 2} ${-width * 0.97}) scale(${scale})">${body}</g>`;
}
