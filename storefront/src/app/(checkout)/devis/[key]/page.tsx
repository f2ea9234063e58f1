import type { Metadata } from "next";
import { QuotePage } from "@/features/quotes";

// The address is the key: no search engine keeps it, and no other site is told it.
export const metadata: Metadata = {
	title: "Votre devis",
	robots: { index: false, follow: false },
	referrer: "no-referrer",
};

export default async function Page({ params }: { params: Promise<{ key: string }> }) {
	return <QuotePage quoteKey={(await params).key} />;
}
