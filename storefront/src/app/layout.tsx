import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { BRAND } from "@/config/brand";
import { bricolage, caprasimo } from "./fonts";
import "./globals.css";

export const metadata: Metadata = {
	title: { default: `${BRAND.tagline} | ${BRAND.titleSuffix}`, template: `%s | ${BRAND.titleSuffix}` },
	description: BRAND.description,
};

export const viewport: Viewport = { themeColor: "#2b1226", width: "device-width", initialScale: 1 };

export default function RootLayout({ children }: { children: ReactNode }) {
	return (
		<html lang="fr" className={`${caprasimo.variable} ${bricolage.variable}`}>
			<body className="flex min-h-dvh flex-col">{children}</body>
		</html>
	);
}
