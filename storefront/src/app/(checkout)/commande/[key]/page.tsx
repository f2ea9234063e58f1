import type { Metadata } from "next";
import { FollowedOrderPage } from "@/features/account/orders";

// The address is the key: no search engine indexes it, and no other site receives it as referrer.
export const metadata: Metadata = {
	title: "Votre commande",
	robots: { index: false, follow: false },
	referrer: "no-referrer",
};

export default async function Page({ params }: { params: Promise<{ key: string }> }) {
	return <FollowedOrderPage orderKey={(await params).key} />;
}
