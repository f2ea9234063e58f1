/** Folders whose images may be resized: products' images, and the shop's own. */
export const IMAGE_FOLDERS = ["/static/", "/images/"] as const;

/**
 * Whether the image optimizer may serve this address: one file of this shop by its plain path. A query string would fill
 * the disk with copies of one image under new names; parsers disagree about "//", "\", dot segments and pointless
 * escapes.
 * @param search query of the optimizer's address
 */
export function isFetchableImage(search: string): boolean {
	const [url, ...others] = new URLSearchParams(search).getAll("url");
	if (url === undefined || others.length > 0) return false;
	if (!IMAGE_FOLDERS.some((folder) => url.startsWith(folder))) return false;
	return url.slice(1).split("/").every(isPlainSegment);
}

function isPlainSegment(segment: string): boolean {
	try {
		const name = decodeURIComponent(segment);
		// Control characters among others: a file of this shop has none of these in its name.
		const isCanonical = !segment.includes("%") || segment === encodeURI(name) || segment === encodeURIComponent(name);
		return isCanonical && name !== "" && !/^\.+$/.test(name) && !/[\p{Cc}/\\?#]/u.test(name) && !/[?#]/.test(segment);
	} catch {
		return false;
	}
}
