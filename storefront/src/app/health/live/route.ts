/** Whether this process responds at all. */
export const GET = () => Response.json({ status: "up" }, { headers: { "cache-control": "no-store" } });
