import { QuotePage } from "@/features/account/quotes";
import { keyPage } from "@/lib/seo/key-page";

export const metadata = keyPage("Votre devis");

export default async function Page({ params }: { params: Promise<{ key: string }> }) {
	return <QuotePage quoteKey={(await params).key} />;
}
