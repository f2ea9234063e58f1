import type { Metadata } from "next";
import { SecurityPage } from "@/features/admin-security";

export const metadata: Metadata = { title: "Admin - Ma connexion" };

export default function Page() {
	return <SecurityPage />;
}
