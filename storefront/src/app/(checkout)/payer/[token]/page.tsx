import { PayByLinkPage } from "@/features/account/balance";
import { keyPage } from "@/lib/seo/key-page";

export const metadata = keyPage("Payer le solde");

export default async function Page({ params }: { params: Promise<{ token: string }> }) {
	return <PayByLinkPage token={(await params).token} />;
}
