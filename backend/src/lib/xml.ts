const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
/** Controls, halves of pairs and non-characters: what XML 1.0 cannot hold, not even escaped. */
const UNHOLDABLE = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu;

/** An element: a text, or elements that were made before it. */
export type XmlContent = string | number | readonly (Xml | undefined)[];
export class Xml {
	constructor(readonly text: string) {}
}

/** `<name attribute="">…</name>`. Text may be anything: it is escaped, and loses what XML cannot hold. */
export function xml(name: string, content: XmlContent, attributes: Readonly<Record<string, string>> = {}): Xml {
	const inside =
		typeof content === "object" ? content.map((child) => child?.text ?? "").join("") : escapeXml(String(content));
	const named = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
	return new Xml(`<${name}${named.join("")}>${inside}</${name}>`);
}

export function escapeXml(text: string): string {
	return text.replace(UNHOLDABLE, "").replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");
}
