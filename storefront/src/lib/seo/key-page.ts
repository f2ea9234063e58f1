import type { Metadata } from "next";

/** Of a page whose address is the key: no search engine indexes it, and no other site receives it as referrer. */
export const keyPage = (title: string): Metadata => ({
	title,
	robots: { index: false, follow: false },
	referrer: "no-referrer",
});
