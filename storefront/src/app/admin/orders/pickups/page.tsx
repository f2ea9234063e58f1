import type { Metadata } from "next";
import { PickupsPage } from "@/features/admin/settings/pickups";

export const metadata: Metadata = { title: "Admin - Enlèvements" };

export default function Page() {
	return <PickupsPage />;
}
