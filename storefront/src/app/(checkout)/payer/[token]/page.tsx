import type { Metadata } from "next";
import { PayByLinkPage } from "@/features/account/balance";

// The address is the key: no search engine indexes it, and no other site receives it as referrer.
export const metadata: Metadata = {
	title: "Payer le solde",
	robots: { index: false, follow: false },
	referrer: "no-referrer",
};

export default async function Page({ params }: { params: Promise<{ token: string }> }) {
	return <PayByLinkPage token={(await params).token} />;
}
