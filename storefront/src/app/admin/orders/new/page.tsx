import type { Metadata } from "next";
import { StaffOrderPage } from "@/features/admin/orders/staff-order";

export const metadata: Metadata = { title: "Admin - Nouvelle commande" };

export default function Page() {
	return <StaffOrderPage />;
}
