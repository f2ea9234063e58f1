import type { Metadata } from "next";
import { StaffOrderPage } from "@/features/admin-staff-order";

export const metadata: Metadata = { title: "Admin - Nouvelle commande" };

export default function Page() {
	return <StaffOrderPage />;
}
