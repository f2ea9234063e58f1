import type { Metadata } from "next";
import { CustomersPage } from "@/features/admin/customers/customers";

export const metadata: Metadata = { title: "Admin - Clients" };

export default function Page() {
	return <CustomersPage />;
}
