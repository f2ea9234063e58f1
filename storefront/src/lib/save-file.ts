/** File name with the shop's date, independent of this machine's clock. */
export interface NamedFile {
	name: string;
	content: Blob;
}

/** The name that the shop gives to what it sends. */
export function sentName(response: Response, otherwise: string): string {
	return /filename="([\w.-]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? otherwise;
}

/** Starts a download. */
export function saveFile(content: Blob, name: string): void {
	const url = URL.createObjectURL(content);
	const link = document.createElement("a");
	link.href = url;
	link.download = name;
	link.click();
	// Once the browser has taken it over.
	setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
