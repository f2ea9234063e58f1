import type { Metadata } from "next";
import { TeamPage } from "@/features/admin/settings/staff";

export const metadata: Metadata = { title: "Admin - Équipe" };

export default function Page() {
	return <TeamPage />;
}
