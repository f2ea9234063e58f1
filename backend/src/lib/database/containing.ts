/** A pattern for LIKE that takes what was typed literally, anywhere in a text. */
export function containing(text: string): string {
	return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
