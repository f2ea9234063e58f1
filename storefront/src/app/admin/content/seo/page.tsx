import type { Metadata } from "next";
import { SeoPage } from "@/features/admin/products/seo";

export const metadata: Metadata = { title: "Admin - Référencement" };

export default function Page() {
	return <SeoPage />;
}
