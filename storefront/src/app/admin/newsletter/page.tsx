import type { Metadata } from "next";
import { NewsletterPage } from "@/features/admin-newsletter";

export const metadata: Metadata = { title: "Admin - Lettre" };

export default function Page() {
	return <NewsletterPage />;
}
