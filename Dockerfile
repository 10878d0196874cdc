# The server with the web table. Build: docker build -t cuartel .
FROM node:24-bookworm-slim AS build
WORKDIR /house
COPY . .
RUN npm ci --no-audit --no-fund && npm run build --workspace @cuartel/table

FROM node:24-bookworm-slim AS parts
WORKDIR /house
COPY . .
# The image has its own Node: the one among the dependencies is left out.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
 && rm -rf node_modules/node node_modules/node-bin-* node_modules/.bin/node \
 && rm -rf table cartography cli docs scripts bench

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8420 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled STATIC_DIR=/house/table/dist PICTURES_DIR=/house/table/pictures/dist
WORKDIR /house
COPY --from=parts /house ./
COPY --from=build /house/table/dist ./table/dist
COPY --from=build /house/table/pictures/dist ./table/pictures/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8420
HEALTHCHECK --interval=15s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8420/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "server/bin/cuartel-server.mjs"]
