import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { environment } from "@/config/environment";

/** What indexes may read: the public pages, not what belongs to one person. */
export default async function robots(): Promise<MetadataRoute.Robots> {
	await connection();
	return {
		rules: {
			userAgent: "*",
			allow: "/",
			disallow: [
				...["/api/", "/checkout", "/orders", "/payer", "/login", "/register", "/auth", "/account"],
				...["/addresses", "/forgotten-password", "/reset-password", "/confirm-email", "/admin"],
			],
		},
		sitemap: `${environment.siteUrl()}/sitemap.xml`,
		host: environment.siteUrl(),
	};
}
