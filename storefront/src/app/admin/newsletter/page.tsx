import type { Metadata } from "next";
import { NewsletterPage } from "@/features/admin/shop/newsletter";

export const metadata: Metadata = { title: "Admin - Lettre" };

export default function Page() {
	return <NewsletterPage />;
}
