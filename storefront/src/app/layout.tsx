import { LANGUAGE } from "@confiserie/domain/locale";
import type { Metadata, Viewport } from "next";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { BRAND } from "@/config/brand";
import { environment } from "@/config/environment";
import icon from "@/config/icon.svg";
import { categoryLinks } from "@/config/navigation";
import { PRICE_VIEW_SCRIPT } from "@/features/shop/price-view/server";
import { OFFLINE_SCRIPT, ShopShell } from "@/features/shop/shell";
import { InlineScript } from "@/lib/inline-script";
import { readCategories } from "@/lib/shop-categories";
import { readShopFacts } from "@/lib/shop-facts";
import { readNavigation } from "@/lib/shop-navigation";
import { TRANSLATION_SCRIPT } from "@/lib/translation-script";
import { bricolage, caprasimo } from "./fonts";
import "./globals.css";

/** Read at request time: the public address of the shop is not known when it is built. */
export const generateMetadata = async (): Promise<Metadata> => ({
	metadataBase: new URL(environment.siteUrl()),
	title: { default: `${BRAND.tagline} | ${BRAND.titleSuffix}`, template: `%s | ${BRAND.titleSuffix}` },
	description: BRAND.description,
	openGraph: { siteName: BRAND.name, locale: "fr_FR", type: "website" },
	// A file of the build, which browsers cache; app/icon.svg would be requested again on every page.
	icons: { icon: { url: icon.src, type: "image/svg+xml" } },
});

export const viewport: Viewport = { themeColor: "#2b1226", width: "device-width", initialScale: 1 };

/** Rendered per request, because each response has its own security nonce (ADR 35); the page cache stores the finished public page. */
export default async function RootLayout({ children }: { children: ReactNode }) {
	await connection();
	const [facts, categories, navigation] = await Promise.all([readShopFacts(), readCategories(), readNavigation()]);
	return (
		// The root is marked before React takes the page over.
		<html lang={LANGUAGE} className={`${caprasimo.variable} ${bricolage.variable}`} suppressHydrationWarning>
			<body className="flex min-h-dvh flex-col">
				<InlineScript code={TRANSLATION_SCRIPT + OFFLINE_SCRIPT + PRICE_VIEW_SCRIPT} />
				<ShopShell facts={facts} categories={categoryLinks(categories)} navigation={navigation}>
					{children}
				</ShopShell>
			</body>
		</html>
	);
}
