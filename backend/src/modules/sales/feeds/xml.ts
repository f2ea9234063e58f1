const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** An element with a text, which may be anything that XML can hold. */
export function element(name: string, text: string): string {
	return `<${name}>${text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "")}</${name}>\n`;
}
