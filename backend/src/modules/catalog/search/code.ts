/** A reference or EAN however it is typed: "bap fra 40", "2 000000 014289". */
export function codeOf(text: string): string {
	return text.toUpperCase().replace(/[^A-Z0-9]/g, "");
}
