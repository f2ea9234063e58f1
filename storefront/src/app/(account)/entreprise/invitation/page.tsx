import type { Metadata } from "next";
import { CompanyInvitationPage } from "@/features/account/my-company";

export const metadata: Metadata = { title: "Rejoindre une entreprise", robots: { index: false } };

export default function Page() {
	return <CompanyInvitationPage />;
}
