import type { Metadata } from "next";
import { QuotePage } from "@/features/account/quotes";

// The address is the key: no search engine indexes it, and no other site receives it as referrer.
export const metadata: Metadata = {
	title: "Votre devis",
	robots: { index: false, follow: false },
	referrer: "no-referrer",
};

export default async function Page({ params }: { params: Promise<{ key: string }> }) {
	return <QuotePage quoteKey={(await params).key} />;
}
