import { DashboardPage } from "@/features/admin/dashboard";

export default function Page() {
	return <DashboardPage />;
}
