import type { Metadata } from "next";
import { TeamPage } from "@/features/admin-staff";

export const metadata: Metadata = { title: "Admin - Équipe" };

export default function Page() {
	return <TeamPage />;
}
