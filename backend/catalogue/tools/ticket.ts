import { textPath } from "./text";

/** A notched honey ticket around (0, -60), one line in large and one in small. */
export function priceTicket(lines: readonly string[]): string {
	const [first = "", second = ""] = lines;
	return `<g transform="rotate(-4)"><path fill="#3a1230" fill-opacity=".16" d="M-214 -150H236V50H-214L-258 -50Z"/><path fill="#f2b134" d="M-222 -160H228V40H-222L-266 -60Z"/><circle cx="-216" cy="-60" r="15" fill="#fffaf4"/>${textPath(first, 14, -58, 72, "#2b1226", 380)}${textPath(second, 14, 8, 48, "#5b2a4e", 380)}</g>`;
}
