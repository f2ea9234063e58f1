import { isShopPage, pagePath } from "@confiserie/domain/content/pages";
import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { TextPage, textPageMetadata } from "@/features/shop/static-pages/server";

interface PageProps {
	params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
	return textPageMetadata((await params).slug);
}

/** A page that the merchant writes. The shop's own have one address, without /pages. */
export default async function Page({ params }: PageProps) {
	const { slug } = await params;
	if (isShopPage(slug)) permanentRedirect(pagePath(slug));
	return <TextPage slug={slug} />;
}
