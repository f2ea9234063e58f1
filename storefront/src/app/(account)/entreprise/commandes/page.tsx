import type { Metadata } from "next";
import { CompanyOrdersPage } from "@/features/account/my-company";

export const metadata: Metadata = { title: "Commandes de l'entreprise", robots: { index: false } };

export default function Page() {
	return <CompanyOrdersPage />;
}
