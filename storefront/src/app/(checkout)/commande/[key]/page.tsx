import { FollowedOrderPage } from "@/features/account/orders";
import { keyPage } from "@/lib/seo/key-page";

export const metadata = keyPage("Votre commande");

export default async function Page({ params }: { params: Promise<{ key: string }> }) {
	return <FollowedOrderPage orderKey={(await params).key} />;
}
