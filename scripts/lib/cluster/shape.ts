import type { Environment } from "../environment";

/** One service of the production shape. */
export interface Role {
	replicas: number;
	/** What must be ready before it starts. */
	after: readonly RoleName[];
	/** Where its own server says whether it is ready, with status 200 or 503. */
	health?: string;
	/** Variables of this service only. */
	environment?: Environment;
}

export type RoleName =
	| "postgres"
	| "replica"
	| "redis"
	| "pgbouncer"
	| "backend"
	| "worker"
	| "reader"
	| "balancer"
	| "proxy"
	| "storefront";

/** Twice as long as the balancer takes to notice. */
const DRAIN = { SHUTDOWN_DRAIN_SECONDS: "3" };

/**
 * The production shape, in the order in which it starts: what `npm run start:cluster` runs and docker-compose.yml describes.
 * tests/repository/cluster.test.ts compares the two.
 */
export const SHAPE: Record<RoleName, Role> = {
	postgres: { replicas: 1, after: [] },
	// Nothing waits for it: without it the readers use the primary.
	replica: { replicas: 1, after: ["postgres"] },
	redis: { replicas: 1, after: [] },
	pgbouncer: { replicas: 1, after: ["postgres"] },
	backend: {
		replicas: 2,
		after: ["postgres", "redis", "pgbouncer"],
		health: "/health/ready",
		environment: { MEDUSA_WORKER_MODE: "server", ...DRAIN },
	},
	worker: {
		replicas: 2,
		after: ["postgres", "redis", "pgbouncer"],
		health: "/health/ready",
		environment: { MEDUSA_WORKER_MODE: "worker", ADMIN_DISABLED: "true" },
	},
	reader: { replicas: 2, after: ["postgres", "redis", "pgbouncer"], health: "/health/ready", environment: DRAIN },
	balancer: { replicas: 1, after: ["backend", "reader"] },
	proxy: { replicas: 1, after: ["balancer"] },
	storefront: { replicas: 2, after: ["balancer"], health: "/health/ready", environment: DRAIN },
};

/** Names of a role's processes: "backend-1", "backend-2"; "proxy". */
export function processesOf(role: RoleName): string[] {
	const { replicas } = SHAPE[role];
	return replicas === 1 ? [role] : Array.from({ length: replicas }, (_, index) => `${role}-${index + 1}`);
}
