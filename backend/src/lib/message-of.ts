/** What an error says. A workflow hands on what its steps threw as plain objects, which print as nothing readable. */
export function messageOf(error: unknown): string {
	if (typeof error === "object" && error !== null && "message" in error) return String(error.message);
	return String(error);
}
