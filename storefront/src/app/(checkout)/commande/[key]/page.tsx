import type { Metadata } from "next";
import { FollowedOrderPage } from "@/features/orders";

// The address is the key: no search engine keeps it, and no other site is told it.
export const metadata: Metadata = {
	title: "Votre commande",
	robots: { index: false, follow: false },
	referrer: "no-referrer",
};

export default async function Page({ params }: { params: Promise<{ key: string }> }) {
	return <FollowedOrderPage orderKey={(await params).key} />;
}
