import type { Metadata } from "next";
import { AllergenSheetPage } from "@/features/shop/allergen-sheet";

/** Of one visitor's cart or order: nothing for an index. */
export const metadata: Metadata = { title: "Fiche allergènes", robots: { index: false } };

interface Props {
	searchParams: Promise<{ commande?: string | string[] }>;
}

export default async function Page({ searchParams }: Props) {
	const { commande } = await searchParams;
	return (
		<div className="page max-w-5xl py-6 print:max-w-none print:p-0">
			<AllergenSheetPage orderNumber={[commande].flat()[0]?.slice(0, 100)} />
		</div>
	);
}
