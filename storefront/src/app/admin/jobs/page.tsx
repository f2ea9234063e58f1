import type { Metadata } from "next";
import { JobsPage } from "@/features/admin/settings/jobs";

export const metadata: Metadata = { title: "Admin - Tâches" };

export default function Page() {
	return <JobsPage />;
}
