import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import opentype from "opentype.js";

const file = fileURLToPath(import.meta.resolve("@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff"));
const bytes = readFileSync(file);
const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));

/**
 * A line of display text as a path, because the renderer knows no web font. Centred on `x`, its baseline on `y`;
 * shrunk to `maxWidth` when it is wider.
 */
export function textPath(text: string, x: number, y: number, size: number, fill: string, maxWidth = Infinity): string {
	const plain = text.replaceAll("\u00a0", " ");
	const fitted = Math.min(size, (size * maxWidth) / font.getAdvanceWidth(plain, size));
	const left = x - font.getAdvanceWidth(plain, fitted) / 2;
	return `<path fill="${fill}" d="${font.getPath(plain, left, y, fitted).commands.map(segment).join("")}"/>`;
}

/** The library's own serialiser glues a rounded "-0" to the number before it, which breaks the path. */
function segment(command: opentype.PathCommand): string {
	switch (command.type) {
		case "Z":
			return "Z";
		case "C":
			return `C${points(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`;
		case "Q":
			return `Q${points(command.x1, command.y1, command.x, command.y)}`;
		default:
			return `${command.type}${points(command.x, command.y)}`;
	}
}

const points = (...values: number[]) => values.map((value) => value.toFixed(1)).join(" ");
