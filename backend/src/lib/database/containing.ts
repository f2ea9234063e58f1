/** A pattern for LIKE that takes what was typed literally. */
export function containing(text: string): string {
	return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
