import type { Metadata } from "next";
import { CompanyPage } from "@/features/admin/companies/companies";

interface Props {
	params: Promise<{ id: string }>;
}

export const metadata: Metadata = { title: "Admin - Entreprise" };

export default async function Page({ params }: Props) {
	return <CompanyPage id={(await params).id} />;
}
