import type { TagCode } from "./tags";

/** Fields of the specified product that say again what `images` and `tags` say. Source: accounts spec §3 "Product". */
interface Specified {
	imageUrl?: string | undefined;
	additionalImages?: string[] | undefined;
	isNew?: boolean | undefined;
	isPromo?: boolean | undefined;
}
interface Stated {
	images: string[];
	tags: TagCode[];
}

/**
 * Images and tags of an update whose caller may know the specified fields only, and sends back the others as they were read: a field
 * that differs from the product as it is was changed. Null where both were changed, and not alike.
 */
export function bySpecifiedFields(
	{ images, tags, imageUrl, additionalImages, isNew, isPromo }: Stated & Specified,
	before: Stated & Required<Specified>,
): Stated | null {
	const stated = [...new Set([imageUrl ?? before.imageUrl, ...(additionalImages ?? before.additionalImages)])];
	const chosen = merged(
		images,
		stated.filter((url) => url !== ""),
		before.images,
	);
	const wanted = new Set(tags);
	for (const [tag, is, was] of [
		["NOUVEAU", isNew, before.isNew],
		["PROMO", isPromo, before.isPromo],
	] as const) {
		if (is === undefined || is === was) continue;
		if (is) wanted.add(tag);
		else wanted.delete(tag);
	}
	return chosen && { images: chosen, tags: [...wanted] };
}

/** The one of two lists that differs from the former; null where both do, each in its way. */
function merged(own: string[], specified: string[], former: string[]): string[] | null {
	const [ours, theirs, was] = [own, specified, former].map((urls) => JSON.stringify(urls));
	if (theirs === was || theirs === ours) return own;
	return ours === was ? specified : null;
}
