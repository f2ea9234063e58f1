import type { Env } from "./env";

/** The engine's infrastructure modules: Postgres alone by default, Redis for several processes when REDIS_URL is set. */
export function engineModules(env: Env) {
	return [
		{
			resolve: "@medusajs/medusa/search",
			options: {
				providers: [{ resolve: "@medusajs/medusa/search-postgres", id: "postgres", options: { language: "french" } }],
			},
		},
		...(env.REDIS_URL ? redisModules(env.REDIS_URL) : []),
	];
}

/** Speed and fan-out only: what must be right lives in Postgres locks and unique keys. */
function redisModules(url: string) {
	return [
		{ resolve: "@medusajs/medusa/event-bus-redis", options: { redisUrl: url } },
		{ resolve: "@medusajs/medusa/workflow-engine-redis", options: { redis: { redisUrl: url } } },
		{
			resolve: "@medusajs/medusa/locking",
			options: {
				providers: [
					{
						resolve: "@medusajs/medusa/locking-redis",
						id: "locking-redis",
						is_default: true,
						options: { redisUrl: url },
					},
				],
			},
		},
		{
			resolve: "@medusajs/medusa/caching",
			options: {
				providers: [
					{
						resolve: "@medusajs/medusa/caching-redis",
						id: "caching-redis",
						is_default: true,
						options: { redisUrl: url },
					},
				],
			},
		},
	];
}
