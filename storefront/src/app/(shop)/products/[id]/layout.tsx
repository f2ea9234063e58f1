import { headers } from "next/headers";
import type { ReactNode } from "react";
import { readProduct } from "./read-product";

interface ProductLayoutProps {
	params: Promise<{ id: string }>;
	children: ReactNode;
}

/**
 * A page that is loaded whole waits for its product, so that an unknown one answers 404 and not a skeleton with 200.
 * A click inside the shop (the browser fetches "empty") shows the skeleton at once instead.
 */
export default async function ProductLayout({ params, children }: ProductLayoutProps) {
	const isClick = (await headers()).get("sec-fetch-dest") === "empty";
	if (!isClick) await readProduct((await params).id);
	return children;
}
