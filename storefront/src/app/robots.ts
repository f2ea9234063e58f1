import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { environment } from "@/config/environment";

/** What belongs to one person, each with what is below it. A rule matches every path that begins with it, so each ends. */
const PRIVATE = [
	...[
		"/checkout",
		"/orders",
		"/documents",
		"/payer",
		"/commande",
		"/devis",
		"/login",
		"/register",
		"/auth",
		"/account",
	],
	...["/addresses", "/forgotten-password", "/reset-password", "/confirm-email", "/invitation", "/admin"],
];

/** What indexes may read: the public pages, not what belongs to one person. */
export default async function robots(): Promise<MetadataRoute.Robots> {
	await connection();
	return {
		rules: {
			userAgent: "*",
			allow: ["/", "/api/feeds/"],
			disallow: ["/api/", ...PRIVATE.flatMap((path) => [`${path}$`, `${path}/`, `${path}?`])],
		},
		// The second names the images of each product's page.
		sitemap: ["/sitemap.xml", "/api/feeds/boutique/images.xml"].map((path) => `${environment.siteUrl()}${path}`),
		host: environment.siteUrl(),
	};
}
