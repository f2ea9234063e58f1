import type { Metadata } from "next";
import { connection } from "next/server";
import { BRAND } from "@/config/brand";
import { HomeScreen } from "@/features/shop/home/server";
import { FreshPage, UNTIL_PLACE, VERSION_PLACE } from "@/lib/fresh-page";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { withSeo } from "@/lib/seo/with-seo";
import { readShopFacts } from "@/lib/shop-facts";

export async function generateMetadata(): Promise<Metadata> {
	const { delivery } = await readShopFacts();
	return withSeo(pageMetadata({ description: `${BRAND.description} ${delivery.headline} en France.`, path: "/" }));
}

/** Made per request: the backend need not run while the shop is built. */
export default async function HomePage() {
	await connection();
	return (
		<>
			<HomeScreen />
			<FreshPage version={VERSION_PLACE} until={UNTIL_PLACE} />
		</>
	);
}
