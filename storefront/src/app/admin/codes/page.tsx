import type { Metadata } from "next";
import { CodesPage } from "@/features/admin/shop/codes";

export const metadata: Metadata = { title: "Admin - Codes commerciaux" };

export default function Page() {
	return <CodesPage />;
}
