import type { Metadata } from "next";
import { CompaniesPage } from "@/features/admin/companies/companies";

export const metadata: Metadata = { title: "Admin - Entreprises" };

export default function Page() {
	return <CompaniesPage />;
}
