import type { Metadata } from "next";
import { NewsletterLeavePage } from "@/features/shop/newsletter";

export const metadata: Metadata = {
	title: "Désinscription de la lettre",
	robots: { index: false },
	referrer: "no-referrer",
};

export default function Page() {
	return <NewsletterLeavePage />;
}
