import type { Metadata } from "next";
import { SecurityPage } from "@/features/admin/settings/security";

export const metadata: Metadata = { title: "Admin - Ma connexion" };

export default function Page() {
	return <SecurityPage />;
}
