import type { Metadata } from "next";
import { NewsletterConfirmPage } from "@/features/shop/newsletter";

export const metadata: Metadata = {
	title: "Inscription à la lettre",
	robots: { index: false },
	referrer: "no-referrer",
};

export default function Page() {
	return <NewsletterConfirmPage />;
}
